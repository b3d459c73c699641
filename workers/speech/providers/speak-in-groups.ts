/**
 * Speaks a long text group by group, in turn, and joins the results: 你好！我叫小美。… may take thirty
 * requests.
 *
 * If one group fails, all fail and the audio so far is dropped. There is no retry here: the queue
 * retries later, and can wait longer than a request.
 */
import type { Result } from '#app/domain/result.ts'
import { ok } from '#app/domain/result.ts'
import { joinSpeech, type SpokenPiece } from './join-speech.ts'
import type { Speech, SpeechFailure, SpeechRequest } from './provider.ts'
import { type SizeLimit, type SpeechGroup, speechGroups } from './speech-groups.ts'
import { failed, mostAudioBytes } from './upstream.ts'

/** Fails for good if there is nothing to say, or more than `mostAudioBytes` of audio. */
export async function speakInGroups(
	request: SpeechRequest,
	limit: SizeLimit,
	speak: (group: SpeechGroup) => Promise<Result<SpokenPiece, SpeechFailure>>,
): Promise<Result<Speech, SpeechFailure>> {
	const pieces: SpokenPiece[] = []
	let bytes = 0
	for (const group of speechGroups(request, limit)) {
		const piece = await speak(group)
		if (!piece.ok) return piece
		bytes += piece.value.sound.frames.length
		if (bytes > mostAudioBytes) return failed('permanent', 'the audio is too large')
		pieces.push(piece.value)
	}
	if (pieces.length === 0) return failed('permanent', 'there is nothing to say')
	return ok(joinSpeech(request.script.text, pieces))
}
