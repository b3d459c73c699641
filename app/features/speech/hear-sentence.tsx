import { later, useLater } from '#app/ui/loaded-later.ts'

const sentenceSound = later(() => import('./device-voice/sentence-sound.tsx'))

/** A button to hear a sentence on its own, which only a device's voice can speak. */
export function HearSentence(props: { sentence: string }) {
	const { part } = useLater(sentenceSound, false)
	return part ? <part.SentenceSound {...props} /> : null
}
