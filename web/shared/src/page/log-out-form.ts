export const isLogOutForm = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.action.endsWith('/log-out')
