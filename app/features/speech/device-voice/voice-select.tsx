import { Speech } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { langOf } from '#app/domain/hanzi.ts'
import { deviceName, keepChoice, platformName, useDeviceVoices } from './voice-options.ts'

type Props = {
	/** The platform has a sound of the text. */
	hasPlatform: boolean
	/** The device speaks now. */
	isDevice: boolean
	/** It was just used, and the player has changed with it. */
	isFocused: boolean
	choose: () => void
}

/** Chooses the voice in the player, for all sound on this device. */
export function VoiceSelect({ hasPlatform, isDevice, isFocused, choose }: Props) {
	const voices = useDeviceVoices()
	const [chosen, setChosen] = useState<string>()
	const select = useRef<HTMLSelectElement>(null)
	const isThere = voices.length + Number(hasPlatform) > 1
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
	useEffect(() => {
		if (isFocused) select.current?.focus()
	}, [isThere])
	if (!isThere) return null
	return (
		<span className="player-button player-voice" data-device={isDevice || undefined} title="Voice">
			<Speech aria-hidden size={20} />
			<select
				ref={select}
				aria-label="Voice"
				value={isDevice ? (chosen ?? voices[0]?.uri) : 'platform'}
				onChange={({ currentTarget }) => {
					keepChoice(currentTarget.value)
					setChosen(currentTarget.value)
					choose()
				}}
			>
				{hasPlatform && <option value="platform">{platformName}</option>}
				{voices.map(({ uri, name }) => (
					<option key={uri} value={uri} lang={langOf(name)}>
						{deviceName(name)}
					</option>
				))}
			</select>
		</span>
	)
}
