/** What the forms of the users page hold. Messages are codes of the error catalogue. */
import * as z from 'zod'
import { givenLevels, statusChangeNames } from '#app/domain/accounts/account-change.ts'
import type { ErrorCode } from '#app/domain/errors.ts'

const levelInvalid: ErrorCode = 'level.invalid'

/** Whose account, and what the administrator saw of it: its status, or its level. */
const seen = {
	user: z.string().min(1).max(100),
	was: z
		.string()
		.regex(/^\d{1,4}$/)
		.transform(Number),
}

export const userChangeForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.enum(statusChangeNames), ...seen }),
	z.object({
		intent: z.literal('set-level'),
		...seen,
		level: z.enum(givenLevels.map(String), { error: levelInvalid }).transform(Number),
	}),
])

export type UserChange = z.infer<typeof userChangeForm>
