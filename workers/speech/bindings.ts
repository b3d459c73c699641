import type { JobMessage } from './job-message.ts'

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

export type Bindings = SpeechVariables & {
	LIBSQL_URL: string
	LIBSQL_AUTH_TOKEN?: string
	MEDIA: R2Bucket
	SPEECH_QUEUE: Queue<JobMessage>
}
