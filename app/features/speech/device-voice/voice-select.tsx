import { Speech } from 'lucide-react'
import { useState } from 'react'
import { deviceName, keepChoice, platformName, useDeviceVoices } from './voice-options.tsx'

type Props = {
	/** The platform has a sound of the text. */
	hasPlatform: boolean
	/** The device speaks now. */
	isDevice: boolean
	choose: () => void
}

/** Chooses the voice in the player, for all sound on this device. */
export function VoiceSelect({ hasPlatform, isDevice, choose }: Props) {
	const voices = useDeviceVoices()
	const [chosen, setChosen] = useState<string>()
	if (voices.length + Number(hasPlatform) < 2) return null
	return (
		<span className="player-button player-voice" data-device={isDevice || undefined} title="Voice">
			<Speech aria-hidden size={20} />
			<select
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
					<option key={uri} value={uri}>
						{deviceName(name)}
					</option>
				))}
			</select>
		</span>
	)
}
