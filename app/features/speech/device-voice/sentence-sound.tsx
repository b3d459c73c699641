import { useEffect, useState } from 'react'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { voiceHere, whenVoicesChange } from './choose-voice.ts'

const sentenceButton = later(() => import('./sentence-button.tsx'))

type Props = { sentence: string }

/** Speaks the sentence of a card, which only a device can: the platform has no sound of it. */
export function SentenceSound({ sentence }: Props) {
	const [canSpeak, setCanSpeak] = useState(false)
	useEffect(() => {
		const look = () => setCanSpeak(voiceHere('none') === 'device')
		look()
		return whenVoicesChange(look)
	}, [])
	return canSpeak ? <ShownButton sentence={sentence} /> : null
}

function ShownButton({ sentence }: Props) {
	const { part } = useLater(sentenceButton, true)
	return part ? <part.SentenceButton key={sentence} sentence={sentence} /> : null
}
