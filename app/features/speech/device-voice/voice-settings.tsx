import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { deviceVoiceErrors } from '#app/domain/errors/device-voice.ts'
import { langOf } from '#app/domain/hanzi.ts'
import { embeddedVoiceNote } from '#app/domain/speech/embedded-voice.ts'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import {
	deviceName,
	keepChoice,
	keptChoice,
	platformName,
	useDeviceVoices,
} from './voice-options.ts'

/** The voice of this device, in the settings. The server knows nothing of it. */
export function VoiceSettings() {
	return useHydrated() ? <Voice /> : null
}

function Voice() {
	const voices = useDeviceVoices()
	const site = useRouteLoaderData<{ areWordsEmbedded?: boolean }>('root')
	const [chosen, setChosen] = useState('')
	useEffect(() => setChosen(keptChoice(voices)), [voices])
	const sample = chosen === 'platform' ? platformName : 'this voice'
	return (
		<section aria-labelledby="voice" className="card grid content-start">
			<h2 id="voice" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Voice
			</h2>
			<div className="grid gap-3 px-5 py-4 sm:px-6">
				{voices.length === 0 ? (
					<p className="text-ink-soft">{deviceVoiceErrors['voice.none']}</p>
				) : (
					<SelectField
						label="Voice on this device"
						name="voice"
						value={chosen}
						onChange={({ currentTarget }) => {
							keepChoice(currentTarget.value)
							setChosen(currentTarget.value)
						}}
						hint="Speaks words, exercises and texts. Automatic takes recordings first, then this device’s voice."
					>
						<option value="">Automatic</option>
						<option value="platform">{platformName}</option>
						{voices.map(({ uri, name }) => (
							<option key={uri} value={uri} lang={langOf(name)}>
								{deviceName(name)}
							</option>
						))}
					</SelectField>
				)}
				{site?.areWordsEmbedded && (
					<p className="text-ink-soft text-sm">
						{platformName}: {embeddedVoiceNote}
					</p>
				)}
				<div className="flex flex-wrap items-center gap-x-3">
					<PronunciationButton word="你好" pinyin="nǐ hǎo" name={`Hear ${sample}`} />
					<span lang="zh-CN">你好</span>
				</div>
			</div>
		</section>
	)
}
