/** A script in one line, words followed by their readings: 我还[huán]书。 */
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'

const word = /(\p{Script=Han}+)\[([^\]]+)\]/gu

/** Hanzi before a bracket form one word; a bar marks where it starts: 我|还[huán]书。 */
export function spokenScript(notation: string): SpeechScript {
	const readings: SpeechScript['readings'] = []
	let text = ''
	let at = 0
	for (const { 0: whole, 1: hanzi = '', 2: pinyin = '', index } of notation.matchAll(word)) {
		text += notation.slice(at, index).replaceAll('|', '')
		readings.push({ offset: text.length, length: hanzi.length, pinyin })
		text += hanzi
		at = index + whole.length
	}
	return { text: text + notation.slice(at).replaceAll('|', ''), readings }
}
