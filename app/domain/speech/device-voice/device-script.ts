/**
 * A text as a device's voice speaks it: its sentences, each with its speaker and an estimated time.
 *
 * 小美：你好！我叫小美。 / 安娜：你好！ is three sentences: 你好！ and 我叫小美。 by speaker 1, 你好！ by speaker 2.
 * Devices give no times beforehand, so a sentence takes as long as its characters usually do. The text
 * and its sentences are those of the platform's own audio (`scriptOf`, `sentencesOf`).
 */
import type { DialogueVoice } from '#app/domain/speech/pronunciation.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'

export type DeviceParagraph = {
	/** Spoken text, without the speaker's name. */
	text: string
	/** Undefined outside a dialogue. */
	speaker?: string | undefined
}

export type DeviceSentence = SentenceTiming & { text: string; speaker: DialogueVoice }

/** At normal speed, with the pause after a sentence. */
const characterMs = 240
const pauseMs = 450

export function deviceScript(paragraphs: readonly DeviceParagraph[]): DeviceSentence[] {
	const voices = voicesOfNames(paragraphs)
	const sentences: DeviceSentence[] = []
	let start = 0
	let startMs = 0
	for (const { text, speaker = '' } of paragraphs) {
		for (const { offset, length } of sentencesOf(text)) {
			const said = text.slice(offset, offset + length)
			const endMs = startMs + said.length * characterMs + pauseMs
			sentences.push({
				offset: start + offset,
				length,
				startMs,
				endMs,
				words: [],
				text: said,
				speaker: voices.get(speaker) ?? 1,
			})
			startMs = endMs
		}
		// Paragraphs are the lines of the text.
		start += text.length + 1
	}
	return sentences
}

/** Speakers take turns with the two voices, in the order in which they first speak. */
function voicesOfNames(paragraphs: readonly DeviceParagraph[]): Map<string, DialogueVoice> {
	const names = new Set(paragraphs.flatMap(({ speaker }) => speaker ?? []))
	return new Map([...names].map((name, index) => [name, index % 2 === 0 ? 1 : 2]))
}
