/** The organizer's addresses as they came with a card: only what can be nothing else is kept. */
export type Contact = { readonly email: string; readonly phone: string };

export function readContact({ email, phone }: Contact): Contact {
  return {
    email: /^[\w.+-]{1,60}@[\w-]{1,60}(\.[\w-]{1,60}){1,5}$/.test(email) ? email : '',
    phone: /^\+?[\d ()-]{3,20}$/.test(phone) ? phone : '',
  };
}

/** A letter that the user still has to send. */
export function mailLink({ email }: Contact, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function smsLink({ phone }: Contact, body: string): string {
  return `sms:${phone.replace(/[^\d+]/g, '')}?body=${encodeURIComponent(body)}`;
}
