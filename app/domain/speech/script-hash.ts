/**
 * What an audio was made from, as one hash: of 我还书。 and of its reading huán.
 *
 * An edit of the text or of a word's pinyin makes another hash, and the audio "Outdated".
 */
import { sha256 } from './sha256.ts'
import type { SpeechScript } from './speech-script.ts'

export function scriptHash({ text, readings }: SpeechScript): Promise<string> {
	const read = readings.map(({ offset, length, pinyin }) => `${offset} ${length} ${pinyin}`)
	return sha256([text.normalize('NFC'), ...read].join('\n'))
}
