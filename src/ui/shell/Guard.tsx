import { useSignal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import type { App } from '../../app/shell/app.ts';
import type { Route } from '../../app/shell/route.ts';
import { shellMessages } from '../../i18n/shell.ts';
import { Broken } from '../parts/Broken.tsx';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';

type Props = { readonly app: App; readonly children: ComponentChildren };
/** Which screen failed: another one may well work. */
type State = { readonly failure: { readonly error: unknown; readonly at: Route } | null };

/** A bug in a screen takes away that screen, not the log. */
export class Guard extends Component<Props, State> {
  override state: State = { failure: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failure: { error, at: this.props.app.navigation.route.peek() } });
  }

  override render({ app, children }: Props, { failure }: State) {
    const failed = failure?.at === app.navigation.route.value;
    return failed ? <BrokenScreen app={app} error={failure.error} /> : children;
  }
}

function BrokenScreen({ app, error }: { readonly app: App; readonly error: unknown }) {
  const { broken, notSaved, notFetched } = shellMessages.value.common;
  const { table, navigation, device, storage } = app;
  const saving = table.saving.value;
  const onTable = table.id.value !== '';
  const notWritten = useSignal(false);
  const save = async () => {
    try {
      const { exportGame } = await import('../../app/table/ending.ts');
      await exportGame(device, table.stored());
      notWritten.value = false;
    } catch {
      notWritten.value = true;
    }
  };
  const game = saving === 'memory' || saving === 'full' ? notSaved[saving] : broken.safe;
  return (
    <Broken error={error} game={onTable ? game : ''}>
      {onTable && (
        <Button kind="main" wide onClick={save}>
          {broken.export}
        </Button>
      )}
      {notWritten.value && <Notice>{notFetched}</Notice>}
      <Button wide onClick={storage.tryAgain}>
        {broken.reload}
      </Button>
      {navigation.route.value.screen !== 'home' && (
        <Button wide onClick={() => navigation.go('home')}>
          {broken.home}
        </Button>
      )}
    </Broken>
  );
}
