import { proposedVoices } from '#app/domain/speech/speaker-voices.ts'
import type { VoiceChoice } from '#app/http/speech-client.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { Field, SelectField } from '#app/ui/field.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { voiceFieldOf } from './audio-form.ts'
import { VoiceSamples } from './voice-samples.tsx'

type Props = {
	choice: VoiceChoice
	/** Those who speak in the text, if it is a dialogue. */
	speakers: readonly string[]
	/** The voices of the refused form, by field. */
	typed: Typed
}

/** The voice of a text, and in a dialogue the voices of those who speak. */
export function VoiceFields({ choice, speakers, typed }: Props) {
	const { voices, mayBeNamed, hasSpeakers, hasSamples } = choice
	const ids = voices.map(({ id }) => id)
	const proposed = proposedVoices(speakers, ids)
	const isCast = hasSpeakers && speakers.length > 0 && (mayBeNamed || voices.length > 1)
	return (
		<>
			{isCast && (
				<fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
					<legend className="pb-1.5 font-medium text-ink-soft text-sm">
						Voices of the speakers
					</legend>
					{proposed.map(({ speaker, voice }) => (
						<VoiceField
							key={speaker}
							choice={choice}
							label={`Voice of ${speaker}`}
							name={voiceFieldOf(speaker)}
							defaultValue={typed[voiceFieldOf(speaker)] ?? voice}
						/>
					))}
				</fieldset>
			)}
			<VoiceField
				choice={choice}
				label="Voice"
				name="voice"
				defaultValue={typed.voice ?? ids[0] ?? ''}
				hint={isCast ? 'Speaks the lines without a speaker.' : undefined}
			/>
			{hasSamples && (
				<details className="text-sm">
					<summary className="text-ink-soft">Listen to the voices</summary>
					<div className="pt-2">
						<VoiceSamples voices={voices} />
					</div>
				</details>
			)}
		</>
	)
}

type FieldProps = {
	choice: VoiceChoice
	label: string
	name: string
	defaultValue: string
	hint?: string | undefined
}

function VoiceField({ choice: { voices, mayBeNamed }, label, hint, ...control }: FieldProps) {
	if (mayBeNamed) {
		return (
			<Field
				{...control}
				label={<WithHanzi text={label} />}
				required
				maxLength={100}
				autoComplete="off"
				hint={`Any voice you have bought from the provider.${hint ? ` ${hint}` : ''}`}
			/>
		)
	}
	return (
		<SelectField {...control} label={<WithHanzi text={label} />} hint={hint}>
			{voices.map(({ id, name }) => (
				<option key={id} value={id}>
					{name}
				</option>
			))}
		</SelectField>
	)
}
