/** The API of the speech worker: the specification's submit, query and confirm, plus cancel. */
import * as z from 'zod'
import { speakerVoicesSchema } from '#app/domain/speech/speaker-voices.ts'

/** In characters, about an hour of speech. */
export const longestSpeech = 10_000

export const defaultVoice = 'BV701_V2_streaming'

/** The owner of the audio: a lesson, as specified, or an article. */
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
		/** The voices of a dialogue's speakers; `voice_type` speaks the other lines. */
		speaker_voices: speakerVoicesSchema.optional(),
		...ownerFields,
	})
	.refine(hasOneOwner)

export const submittedSchema = z.object({ task_id: z.string() })

export const querySchema = z.object({ task_id: z.string().max(100) })

export const queriedSchema = z.object({
	status: z.enum(['processing', 'completed', 'confirmed', 'error']),
	/** A message for the administrator. */
	error: z.string().optional(),
	duration_ms: z.number().optional(),
})

const taskFields = { task_id: z.string().max(100), ...ownerFields }

/**
 * `replaces` is the audio path the administrator saw, null for none; if the path has changed since, the
 * request is refused. Without `replaces` any audio is replaced.
 */
export const confirmSchema = z
	.object({ ...taskFields, replaces: z.string().max(500).nullable().optional() })
	.refine(hasOneOwner)

export const confirmedSchema = z.object({ audio_path: z.string() })

/** Cancels a job under way, or discards an audio waiting to be confirmed. */
export const cancelSchema = z.object(taskFields).refine(hasOneOwner)

export const cancelledSchema = z.object({})

const namedVoiceSchema = z.object({
	/** Stored in a job: zf_xiaobei. */
	id: z.string(),
	/** Shown to people: "Standard voice, woman 1". */
	name: z.string(),
})

export type NamedVoice = z.infer<typeof namedVoiceSchema>

export const voicesSchema = z.object({
	/** The voices to choose from, the default first; empty if any voice that was bought can be named. */
	voices: z.array(namedVoiceSchema),
	/** Whether each has a sample. An asynchronous voice has none: it takes minutes. */
	hasSamples: z.boolean(),
	/** Whether the speakers of a dialogue can have voices of their own. */
	hasSpeakers: z.boolean(),
})

export type Voices = z.infer<typeof voicesSchema>

export const enginesSchema = z.object({ lessons: z.string(), words: z.string() })

export type Engines = z.infer<typeof enginesSchema>

/** Where a word to be spoken comes from. */
export const speakableHeader = 'x-hanlu-speakable'

/** The administrator behind a request; without one the change is not in the audit log. */
export const actorHeaders = { id: 'x-hanlu-person-id', email: 'x-hanlu-person-email' } as const

const voiceStateSchema = z.object({
	/** An asynchronous voice is not asked: it takes minutes. */
	state: z.enum(['speaks', 'silent', 'unasked']),
	/** Why it is silent. */
	detail: z.string().optional(),
	/** Whether it says a word as its pinyin says, or chooses the reading itself. */
	followsPinyin: z.boolean().optional(),
})

export const voiceStatesSchema = z.object({ lessons: voiceStateSchema, words: voiceStateSchema })

export type VoiceState = z.infer<typeof voiceStateSchema>
export type VoiceStates = z.infer<typeof voiceStatesSchema>
