/** The forms of the publish bar. Messages are codes of the error catalogue. */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'

const required = 'publish.time-required' satisfies ErrorCode

/** The page that the form was on. */
const back = z.string().max(2000).optional()

/** The working parts that its author saw. */
const onScreen = z.string().max(200).optional()

const localTime = z
	.string(required)
	.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/, required)
	.refine((typed) => !Number.isNaN(Date.parse(`${typed}Z`)), required)

export const publishForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('publish'),
		back,
		onScreen,
		/** Consent to publish a lesson without a text. */
		mayBeEmpty: z.literal('on').optional(),
	}),
	z.object({
		intent: z.literal('schedule'),
		back,
		/** As a clock on the wall shows it. */
		at: localTime,
		/** Minutes from there to UTC, as `getTimezoneOffset` says; empty without a script: UTC. */
		offset: z
			.string()
			.regex(/^-?\d{0,4}$/)
			.default('')
			.transform(Number),
	}),
	z.object({ intent: z.literal('unschedule'), back }),
	z.object({ intent: z.literal('take-back'), back }),
	z.object({ intent: z.literal('discard'), back, onScreen }),
])

export type PublishForm = z.infer<typeof publishForm>

/** 9 o'clock in Beijing (-480) is 1 o'clock in UTC. */
export function instantOf({ at, offset }: { at: string; offset: number }): Date {
	return new Date(Date.parse(`${at}Z`) + offset * 60_000)
}

/** The sentence for a form that could not be answered, by its intent. */
export const publishFailures = {
	publish: 'publish.failed',
	schedule: 'publish.schedule-failed',
	unschedule: 'publish.schedule-failed',
	'take-back': 'publish.take-back-failed',
	discard: 'publish.discard-failed',
} as const satisfies Record<PublishForm['intent'], ErrorCode>
