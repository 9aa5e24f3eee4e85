/** A reply to an SMTP client other than 250; smtp-server reads the code. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

/** The client keeps the mail and tries again. */
export class NotTakenNow extends SmtpRefusal {
  constructor() {
    super(451, '4.3.0 Please try again later');
  }
}
