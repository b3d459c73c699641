/** A letter to a person: "申请已收到", or the link that resets a password. */
export type Mail = { to: string; subject: string; text: string; html: string }

export type SendMail = (mail: Mail) => Promise<void>
