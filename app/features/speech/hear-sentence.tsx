import { type FunctionComponent, useEffect, useState } from 'react'
import { hasChineseVoice } from './device-voice/first-look.ts'

type Props = { sentence: string }

/** A button to hear a sentence on its own, which only a device's voice can speak. */
export function HearSentence(props: Props) {
	const [Button, setButton] = useState<FunctionComponent<Props>>()
	useEffect(() => {
		if (!hasChineseVoice()) return
		import('./device-voice/sentence-button.tsx').then(
			(part) => setButton(() => part.SentenceButton),
			console.warn,
		)
	}, [])
	return Button ? <Button key={props.sentence} {...props} /> : null
}
