import { LoaderCircle, Volume2 } from 'lucide-react'
import type { NamedVoice } from '#app/contracts/speech.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { useSample } from './use-sample.ts'

const samplePath = '/admin/voice-sample'

/**
 * Lets administrators hear each voice. It stands within a form; without a script its buttons open the
 * sound in another tab.
 */
export function VoiceSamples({ voices }: { voices: readonly NamedVoice[] }) {
	return (
		<ul className="flex flex-wrap gap-2">
			{voices.map((voice) => (
				<li key={voice.id}>
					<VoiceSample voice={voice} />
				</li>
			))}
		</ul>
	)
}

function VoiceSample({ voice: { id, name } }: { voice: NamedVoice }) {
	const { state, play } = useSample(`${samplePath}?${new URLSearchParams({ sample: id })}`)
	const isLoading = state.kind === 'loading'
	const Icon = isLoading ? LoaderCircle : Volume2
	return (
		<>
			<button
				type="submit"
				name="sample"
				value={id}
				formAction={samplePath}
				formMethod="get"
				formTarget="_blank"
				formNoValidate
				aria-label={`Hear ${name}`}
				aria-busy={isLoading || undefined}
				className={`${adminButtonClass('secondary')} max-w-full whitespace-normal! text-start ${state.kind === 'playing' ? 'text-accent-deep' : ''}`}
				onClick={(event) => {
					event.preventDefault()
					void play()
				}}
			>
				<Icon aria-hidden size={16} className={isLoading ? 'animate-spin' : ''} />
				{name}
			</button>
			{state.kind === 'failed' && (
				<p role="alert" className="text-cinnabar-deep text-sm">
					{state.text}
				</p>
			)}
		</>
	)
}
