import { type Signal, useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { PlayerDetails } from '../../domain/tournament/fact.ts';
import { MOST_CATEGORY } from '../../domain/tournament/settings.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Field } from '../parts/Field.tsx';
import styles from './Organizer.module.css';

/** What may be known about a player besides name and school, as it is typed. */
type TypedDetails = Readonly<Record<'category' | 'rating' | 'table', Signal<string>>>;

export function useDetails({ category = '', rating, table }: Partial<PlayerDetails>): TypedDetails {
  return {
    category: useSignal(category),
    rating: useSignal(rating === undefined ? '' : String(rating)),
    table: useSignal(table === undefined ? '' : String(table)),
  };
}

/** Empty fields say nothing; what is no number is left to the tournament to refuse. */
export function detailsOf({ category, rating, table }: TypedDetails): Omit<PlayerDetails, 'name' | 'club'> {
  return {
    ...(category.value.trim() === '' ? {} : { category: category.value.trim() }),
    ...(rating.value.trim() === '' ? {} : { rating: Number(rating.value.trim()) }),
    ...(table.value.trim() === '' ? {} : { table: Number(table.value.trim()) }),
  };
}

export function DetailFields({ details }: { readonly details: TypedDetails }) {
  const t = organizerTexts.value.entrants;
  const [known] = useState(Object.values(details).some(({ value }) => value !== ''));
  const input = (signal: Signal<string>) => (text: string) => {
    signal.value = text;
  };
  return (
    <Disclosure title={t.more} open={known}>
      <Field
        label={t.category}
        most={MOST_CATEGORY}
        value={details.category.value}
        onInput={input(details.category)}
      />
      <div class={styles.two}>
        <Field
          label={t.rating}
          type="number"
          most={4}
          value={details.rating.value}
          onInput={input(details.rating)}
        />
        <Field
          label={t.table}
          type="number"
          most={3}
          value={details.table.value}
          onInput={input(details.table)}
        />
      </div>
    </Disclosure>
  );
}
