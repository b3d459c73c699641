import { Mic, Play, Square } from 'lucide-react'
import type { useRecordings } from '#app/features/speech/use-recordings.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { id: string; recordings: ReturnType<typeof useRecordings> }

/** Records what a person answers aloud, and plays it. */
export function OwnAnswer({ id, recordings }: Props) {
	const { failure } = recordings
	const activity = recordings.activity?.id === id ? recordings.activity.kind : undefined
	const isPlaying = activity === 'playing'
	const isRecording = activity === 'recording'
	const Icon = isRecording ? Square : Mic
	return (
		<div className="flex flex-wrap items-center gap-2 print:hidden">
			<Button
				type="button"
				look="secondary"
				onClick={isRecording ? recordings.stop : () => recordings.record(id)}
			>
				<Icon aria-hidden size={18} className={isRecording ? 'fill-current' : ''} />
				{isRecording ? 'Stop' : recordings.hasRecording(id) ? 'Record again' : 'Record your answer'}
			</Button>
			{recordings.hasRecording(id) && !isRecording && (
				<Button
					type="button"
					look="secondary"
					onClick={isPlaying ? recordings.stop : () => recordings.play(id)}
				>
					{isPlaying ? <Square aria-hidden size={18} /> : <Play aria-hidden size={18} />}
					{isPlaying ? 'Stop' : 'Play mine'}
				</Button>
			)}
			<p role="status" className="text-ink-soft text-sm empty:absolute">
				{activity && states[activity]}
			</p>
			{failure?.id === id && (
				<p role="alert" className="basis-full text-cinnabar-deep">
					{failure.text}
				</p>
			)}
		</div>
	)
}

/** The present step, for everybody and for screen readers. */
const states = {
	asking: 'Your browser asks whether it may use the microphone.',
	recording: 'Recording. Speak now, then press Stop.',
	playing: 'Playing your recording.',
}
