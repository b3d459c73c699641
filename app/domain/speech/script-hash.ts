/**
 * Hashes the text and the readings an audio was made from: 我还书。 with huán. If either is edited, the
 * hash differs and the audio is "Outdated".
 */
import { sha256 } from '#app/domain/sha256.ts'
import type { SpeechScript } from './speech-script.ts'

export function scriptHash({ text, readings }: SpeechScript): Promise<string> {
	const read = readings.map(({ offset, length, pinyin }) => `${offset} ${length} ${pinyin}`)
	return sha256([text.normalize('NFC'), ...read].join('\n'))
}
