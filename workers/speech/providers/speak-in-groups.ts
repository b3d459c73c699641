/**
 * A text spoken group by group, one after the other, as one speech: the thirty questions that
 * 你好！我叫小美。… may take.
 *
 * One order makes one attempt. A group that fails fails the order, and what was spoken before it is
 * let go: the queue tries again later, for longer than a request may wait.
 */
import type { Result } from '#app/domain/result.ts'
import { ok } from '#app/domain/result.ts'
import { joinSpeech, type SpokenPiece } from './join-speech.ts'
import type { Speech, SpeechFailure } from './provider.ts'
import { type SizeLimit, type SpeechGroup, speechGroups } from './speech-groups.ts'
import { failed, mostAudioBytes } from './upstream.ts'

/** Permanent where there is nothing to say, or more than `mostAudioBytes` of audio. */
export async function speakInGroups(
	text: string,
	limit: SizeLimit,
	speak: (group: SpeechGroup) => Promise<Result<SpokenPiece, SpeechFailure>>,
): Promise<Result<Speech, SpeechFailure>> {
	const pieces: SpokenPiece[] = []
	let bytes = 0
	for (const group of speechGroups(text, limit)) {
		const piece = await speak(group)
		if (!piece.ok) return piece
		bytes += piece.value.sound.frames.length
		if (bytes > mostAudioBytes) return failed('permanent', 'the audio is too large')
		pieces.push(piece.value)
	}
	if (pieces.length === 0) return failed('permanent', 'there is nothing to say')
	return ok(joinSpeech(text, pieces))
}
