import { expect, test } from 'vitest'
import { problemText } from '#app/domain/problem.ts'
import { shareProblems } from '#app/features/courses/sharing/answer-share-form.server.ts'
import type { ShareOutcome } from '#app/features/courses/sharing/share-course.server.ts'

const unknown = { email: 'nobody@example.com', code: 'share.user-not-found' } as const
const stranger = { email: 'stranger@example.com', code: 'share.user-not-found' } as const
const known = { email: 'xiaomei@example.com', code: 'share.already' } as const
const broken = { email: 'xiaomei', code: 'email.invalid' } as const

test.each<[string, ShareOutcome, string]>([
	[
		'one unknown address',
		{ count: 0, refused: [unknown] },
		'No valid users found for the provided emails',
	],
	[
		'several unknown addresses',
		{ count: 0, refused: [unknown, stranger] },
		'No valid users found for the provided emails',
	],
	['one unknown address among others', { count: 1, refused: [unknown] }, 'User not found'],
	[
		'one already invited address',
		{ count: 0, refused: [known] },
		'Some users already have access to this course',
	],
	['one invalid address', { count: 1, refused: [broken] }, 'Please enter a valid email address.'],
	[
		'refusal for several reasons',
		{ count: 0, refused: [unknown, known] },
		'2 errors: nobody@example.com: User not found; xiaomei@example.com: Some users already have access to this course',
	],
	[
		'several unknown addresses among others',
		{ count: 2, refused: [unknown, stranger] },
		'2 errors: nobody@example.com: User not found; stranger@example.com: User not found',
	],
])('%s is reported', (_, shared, sentence) => {
	const [first, ...own] = shareProblems(shared)
	expect(first && problemText(first)).toBe(sentence)
	expect(first?.field).toBeUndefined()
	expect(own.map(({ field }) => field)).toEqual(shared.refused.map(({ email }) => email))
})
