/** Schemas of the forms that publish, voice or give audio to several texts at once. Each says what its author saw. */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { parseJson } from '#app/domain/json.ts'
import { type Ask, mostTexts } from './needs-work-search.ts'

const owner = { kind: z.enum(['lessons', 'articles']), id: z.string().min(1).max(100) }

function say(code: ErrorCode): string {
	return code
}

/** A list in JSON: no value of a form has a list. */
function listOf<Fields extends z.ZodRawShape>(fields: Fields) {
	return z
		.string()
		.transform(parseJson)
		.pipe(
			z
				.array(z.object({ ...owner, ...fields }))
				.min(1, say('needs-work.nothing-to-do'))
				.max(mostTexts),
		)
}

export const needsWorkForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('publish'),
		/** With the working parts that were shown, as `partsText` writes them. */
		texts: listOf({ onScreen: z.string().max(200) }),
	}),
	z.object({
		intent: z.literal('use-audio'),
		/** With the job whose audio waits, and the audio that it replaces. */
		texts: listOf({ job: z.string().min(1).max(100), replaces: z.string().max(500).nullable() }),
	}),
	z.object({
		intent: z.literal('generate'),
		texts: listOf({}),
		voice: z.string().trim().max(100),
		/** Also texts whose audio is current. */
		isAnew: z
			.literal('on')
			.optional()
			.transform((value) => value === 'on'),
	}),
])

export type NeedsWorkForm = z.infer<typeof needsWorkForm>

export const needsWorkFailures = {
	publish: 'publish.failed',
	'use-audio': 'audio.submission-failed',
	generate: 'audio.submission-failed',
} as const satisfies Record<Ask, ErrorCode>
