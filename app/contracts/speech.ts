/** Speech as the web worker orders it: the specification's submit, query and confirm, and one word. */
import * as z from 'zod'

/** Longer texts are refused: an hour of speech is no lesson. */
export const longestSpeech = 10_000

export const defaultVoice = 'BV701_V2_streaming'

/** Whose audio is to be made: a lesson's, as specified, or an article's. */
const ownerFields = {
	lesson_id: z.string().min(1).max(100).optional(),
	article_id: z.string().min(1).max(100).optional(),
}

function hasOneOwner({ lesson_id, article_id }: { lesson_id?: string; article_id?: string }) {
	return (lesson_id === undefined) !== (article_id === undefined)
}

export const submitSchema = z
	.object({
		text: z.string(),
		voice_type: z.string().max(100).default(defaultVoice),
		...ownerFields,
	})
	.refine(hasOneOwner)

export const submittedSchema = z.object({ task_id: z.string() })

export const querySchema = z.object({ task_id: z.string().max(100) })

export const queriedSchema = z.object({
	status: z.enum(['processing', 'completed', 'confirmed', 'error']),
	/** A sentence for the administrator. */
	error: z.string().optional(),
	duration_ms: z.number().optional(),
})

const taskFields = { task_id: z.string().max(100), ...ownerFields }

/**
 * `replaces` is the path of the audio that was seen, null where there was none: what somebody else has
 * given meanwhile is not replaced then. Without it whatever is there is replaced.
 */
export const confirmSchema = z
	.object({ ...taskFields, replaces: z.string().max(500).nullable().optional() })
	.refine(hasOneOwner)

export const confirmedSchema = z.object({ audio_path: z.string() })

/** Lets go of a job that is under way, or of an audio that waits to be confirmed. */
export const cancelSchema = z.object(taskFields).refine(hasOneOwner)

export const cancelledSchema = z.object({})

export const voicesSchema = z.object({
	/** All there are, the usual one first; none are listed where any may be named that was bought. */
	voices: z.array(z.string()),
})

/** The administrator on whose behalf the web worker asks; without one nobody's change is recorded. */
export const actorHeaders = { id: 'x-hanlu-person-id', email: 'x-hanlu-person-email' } as const
