/** A mail to a user: "申请已收到", or a link to reset the password. */
export type Mail = {
	to: string
	subject: string
	text: string
	html: string
	/** Others than the usual ones: how to unsubscribe. */
	headers?: Record<string, string>
}

export type SendMail = (mail: Mail) => Promise<void>
