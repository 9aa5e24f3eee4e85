/** A report as mail servers write it (RFC 3464): the mail to an address failed, is late or has arrived. */
export const report = (action: string, status: string) =>
  `From: MAILER-DAEMON@mx.elsewhere.test
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered to adrian@dosmares.example.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.elsewhere.test

Final-Recipient: rfc822; adrian@dosmares.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} <adrian@dosmares.example> unknown

--b
Content-Type: message/rfc822

Subject: Inquiry
Message-ID: <x@dosmares.example>

Hello
--b--
`;

/** A bounce of a mail server that writes no reports. */
export const plainBounce = `From: Mail Delivery System <mailer-daemon@old.test>
Subject: returned mail

User unknown.
`;

/** An automatic reply of an absent reader. */
export const vacation = `From: Adrian <adrian@dosmares.example>
Subject: I am away
Auto-Submitted: auto-replied (vacation)

Back on Monday.
`;

/** A read receipt. */
export const readReceipt = `From: Adrian <adrian@dosmares.example>
Subject: Read
Content-Type: multipart/report; report-type=disposition-notification; boundary=b

--b
Content-Type: message/disposition-notification

Disposition: manual-action/MDN-sent-manually; displayed
--b--
`;
