import * as z from 'zod'

/** Settings of the voices, listed in docs/speech.md. `chooseProvider` validates them. */
export type SpeechVariables = {
	TTS_LESSON_PROVIDER?: string
	TTS_WORD_PROVIDER?: string
	VOLCENGINE_APP_ID?: string
	VOLCENGINE_TOKEN?: string
	VOLCENGINE_CLUSTER?: string
	VOLCENGINE_URL?: string
	VOLCENGINE_AUDIO_HOSTS?: string
	VOLCENGINE_VOICES?: string
	ALIYUN_APP_KEY?: string
	ALIYUN_ACCESS_KEY_ID?: string
	ALIYUN_ACCESS_KEY_SECRET?: string
	ALIYUN_URL?: string
	ALIYUN_TOKEN_URL?: string
	ALIYUN_VOICES?: string
	OPENAI_SPEECH_URL?: string
	OPENAI_SPEECH_KEY?: string
	OPENAI_SPEECH_MODEL?: string
	OPENAI_SPEECH_FORMAT?: string
	OPENAI_SPEECH_SPEED?: string
	OPENAI_SPEECH_VOICES?: string
	AI?: Ai
}

/** A message of the queue: only the job's id, because a text can be larger than a message may be. */
export const jobMessageSchema = z.object({
	id: z.string(),
	/** The attempt to continue, when polling an async voice. */
	attempt: z.number().int().positive().optional(),
})

export type JobMessage = z.infer<typeof jobMessageSchema>

export type Bindings = SpeechVariables & {
	LIBSQL_URL: string
	LIBSQL_AUTH_TOKEN?: string
	MEDIA: R2Bucket
	SPEECH_QUEUE: Queue<JobMessage>
}
