import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { Shared } from './share-course.server.ts'

/**
 * What is said of addresses that were not shared with: one sentence about all of them for the form,
 * and each one's own reason under the address itself.
 */
export function refusalsOf({ count, refused }: Shared): Problem[] {
	const own = refused.map(({ email, code }) => ({ code, field: email }))
	return [sentenceAbout({ count, refused }), ...own]
}

function sentenceAbout({ count, refused }: Shared): Problem {
	const [first, ...others] = new Set(refused.map(({ code }) => code))
	const isOneReason = first !== undefined && others.length === 0
	if (isOneReason && first === 'share.user-not-found' && count === 0) {
		return { code: 'share.no-users' }
	}
	if (isOneReason && (first === 'share.already' || refused.length === 1)) return { code: first }
	const reasons = refused.map(({ email, code }) => `${email}: ${errorText(code)}`)
	return {
		code: 'shares.several',
		values: { count: reasons.length, reasons: reasons.join('; ') },
	}
}
