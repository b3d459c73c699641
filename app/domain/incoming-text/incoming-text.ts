/**
 * The one door for text: whatever a person types, pastes, loads or shares passes it once.
 *
 *   二○○八年，我是⼀个⼈，在中国学\u200B习中⽂。  →  二〇〇八年，我是一个人，在中国学习中文。
 *
 * - Radicals and compatibility forms are their hanzi (`radicals.ts`).
 * - What draws nothing is dropped (`unseen.ts`). Spaces and tabs stay; forms and Windows end lines with two
 *   characters, which become one.
 * - ○ in a number is 〇 (`zeros.ts`).
 * - Half a character, which no database takes, is �. The text is NFC.
 *
 * Width and case stay as typed: to compare them there is `matchingKey`.
 */
import { withoutRadicals } from './radicals.ts'
import { withoutUnseen } from './unseen.ts'
import { withZeros } from './zeros.ts'

export function incomingText(text: string): string {
	const whole = text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd')
	// Letters that stood apart may compose once nothing unseen is between them.
	const seen = withoutUnseen(withoutRadicals(whole).normalize('NFC')).normalize('NFC')
	return withZeros(seen)
}
