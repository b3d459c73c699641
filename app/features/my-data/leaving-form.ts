import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { leavingTimes } from '#app/domain/my-data/leaving.ts'

function message(code: ErrorCode): string {
	return code
}

/** Deletes the own account. */
export const leavingForm = z.object({
	when: z.enum(leavingTimes, { error: message('leaving.time-required') }),
	currentPassword: z
		.string({ error: message('password.required') })
		.min(1, message('password.required')),
})
