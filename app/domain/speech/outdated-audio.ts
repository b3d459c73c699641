import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { scriptHash } from './script-hash.ts'
import { scriptOf } from './speech-script.ts'

type Spoken = {
	/** Null without audio. */
	audioPath: string | null
	/** Of the text that the audio was made of. */
	audioTextHash: string | null
	isDialogue: boolean
}

/** Whether the audio was made of another text than this one. */
export async function isOutdatedBy(
	content: LessonContent,
	{ audioPath, audioTextHash, isDialogue }: Spoken,
): Promise<boolean> {
	if (audioPath === null) return false
	return (await scriptHash(scriptOf(content, { isDialogue }))) !== audioTextHash
}
