/** A lesson's record as a zod schema, for database and server; checked by `parseRecord` like in the browser. */
import * as z from 'zod'
import { type ExerciseAnswers, type LessonRecord, parseAnswers, parseRecord } from './record.ts'

export const lessonRecordSchema: z.ZodType<LessonRecord> = z
	.unknown()
	.transform((value, context) => {
		const record = parseRecord(value)
		if (record) return record
		context.addIssue({ code: 'custom', message: 'This is no record of a lesson.' })
		return z.NEVER
	})

export const exerciseAnswersSchema: z.ZodType<ExerciseAnswers> = z
	.unknown()
	.transform((value, context) => {
		const answers = parseAnswers(value)
		if (answers) return answers
		context.addIssue({ code: 'custom', message: 'These are not answers to exercises.' })
		return z.NEVER
	})
