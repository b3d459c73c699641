import { timingsPathOf } from '#app/domain/audio/audio-path.ts'
import { sha256 } from '#app/domain/audio/sha256.ts'
import { scriptOf } from '#app/domain/audio/speech-script.ts'
import type { LessonForReading } from './queries.server.ts'

/** Where a lesson's audio and its timings are, and which text these must be of. */
export async function lessonAudioOf({ lesson, text }: LessonForReading) {
	if (!text?.audioPath) return undefined
	const { text: script } = scriptOf(text.content, { isDialogue: lesson.config.dialogMode })
	return {
		src: text.audioPath,
		timings: timingsPathOf(text.audioPath),
		textHash: await sha256(script),
	}
}
