/** Sent by browsers: a report as JSON, an editor's answer as a form. */
import * as z from 'zod'
import { storable } from '#app/contracts/word-fields.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { longestReportNote, reportKinds, reportParts } from '#app/domain/reports/report.ts'

/** Longer texts are cut. */
function text(most: number) {
	return z
		.string()
		.nullable()
		.transform((sent) => storable(sent ?? '').slice(0, most) || null)
}

/** The ids of exercises and lessons are no longer than this. */
const longestId = 100

export const reportSchema = z
	.object({
		id: z.string().regex(/^[\w-]{7,64}$/),
		kind: z.enum(reportKinds),
		part: z.enum(reportParts),
		lessonId: text(longestId),
		articleId: text(longestId),
		exerciseId: text(longestId),
		paragraph: z.int().min(1).max(100_000).nullable(),
		word: text(50),
		pinyin: text(200),
		sentence: text(500),
		english: text(1000),
		note: z
			.string()
			.max(longestReportNote)
			.transform((sent) => storable(sent)),
		ageMs: z.number().min(0),
	})
	.refine(({ part, word, lessonId, articleId, exerciseId }) =>
		part === 'dictionary' ? word !== null : (lessonId ?? articleId ?? exerciseId) !== null,
	)

/** A reader closes the answer to one of their reports. */
export const seenForm = z.object({ seen: z.string().min(1).max(longestId) })

const replyTooLong: ErrorCode = 'report.reply-too-long'

/** One of the reports that are answered together. */
const of = z.string().min(1).max(longestId)

export const answerForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.enum(['resolve', 'reject']),
		of,
		reply: z
			.string()
			.transform((sent) => storable(sent.replaceAll('\r\n', '\n')))
			.pipe(z.string().max(longestReportNote, replyTooLong)),
	}),
	z.object({ intent: z.literal('reopen'), of }),
])

export type AnswerForm = z.infer<typeof answerForm>
