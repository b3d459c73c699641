/** Schemas of the forms on the users page. Their messages are codes of the error catalogue. */
import * as z from 'zod'
import { givenLevels, statusChangeNames } from '#app/domain/accounts/account-change.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { versionField } from '#app/domain/version.ts'

const levelInvalid: ErrorCode = 'level.invalid'

/** The account, and its version when the dialog was opened. */
const account = { user: z.string().min(1).max(100), version: versionField }

export const userChangeForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('reset-second-factor'), ...account }),
	z.object({
		intent: z.enum(statusChangeNames),
		...account,
		/** Approve somebody who has not confirmed the address. */
		unconfirmed: z.literal('on').optional(),
	}),
	z.object({
		intent: z.literal('set-level'),
		...account,
		level: z.enum(givenLevels.map(String), { error: levelInvalid }).transform(Number),
	}),
])

export type UserChange = z.infer<typeof userChangeForm>
