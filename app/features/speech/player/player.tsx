import { Pause, Play, Repeat1, SkipBack, SkipForward } from 'lucide-react'
import type { LessonAudio } from './lesson-audio.ts'
import { SeekBar } from './seek-bar.tsx'
import { usePlayback } from './use-playback.ts'

export type PlayerProps = {
	audio: LessonAudio
	/** By what the position is remembered, together with the person. */
	lessonKey: string
	userId: string
	/** What the system's own controls show. */
	title: string
	artist?: string | undefined
	/** Address of a picture. */
	cover?: string | null
	/** Fetches the page's data once more. */
	reload: () => void
}

/**
 * Plays a lesson: play and pause, seeking, speed, and sentence by sentence. Nothing is loaded
 * before the first press of play. At its end the audio goes back to its beginning and waits there,
 * at the speed that was chosen. Without JavaScript the play button opens the audio itself.
 */
export function Player(props: PlayerProps) {
	const { element, events, ...playback } = usePlayback(props)
	const { isPlaying, isWaiting, speed, isLooping, sentences } = playback
	return (
		<section aria-label="Audio" className="player">
			<audio ref={element} src={props.audio.src} preload="none" {...events} />
			<PlayerButton
				label="Previous sentence"
				className="player-step"
				disabled={sentences !== 'ready'}
				onClick={() => playback.step(-1)}
			>
				<SkipBack aria-hidden size={20} />
			</PlayerButton>
			<form action={props.audio.src}>
				<button
					type="submit"
					aria-label={isPlaying ? 'Pause' : 'Play'}
					aria-busy={isWaiting}
					className="player-play"
					onClick={(event) => {
						event.preventDefault()
						playback.toggle()
					}}
				>
					{isPlaying ? (
						<Pause aria-hidden size={20} className="fill-current" />
					) : (
						<Play aria-hidden size={20} className="translate-x-px fill-current" />
					)}
				</button>
			</form>
			<PlayerButton
				label="Next sentence"
				className="player-step"
				disabled={sentences !== 'ready'}
				onClick={() => playback.step(1)}
			>
				<SkipForward aria-hidden size={20} />
			</PlayerButton>
			<SeekBar {...playback.position} seek={playback.seek} />
			<PlayerButton
				label={`Speed ${speed}×`}
				className="w-13 font-medium text-sm tabular-nums"
				onClick={playback.changeSpeed}
			>
				{speed}×
			</PlayerButton>
			<PlayerButton
				label="Loop sentence"
				aria-pressed={isLooping}
				className="aria-pressed:bg-jade-tint aria-pressed:text-jade"
				disabled={sentences === 'none'}
				onClick={playback.toggleLoop}
			>
				<Repeat1 aria-hidden size={20} />
			</PlayerButton>
		</section>
	)
}

type ButtonProps = React.ButtonHTMLAttributes<HTMLButtonElement> & { label: string }

function PlayerButton({ label, className = '', ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			{...rest}
			className={`player-button ${className}`}
		/>
	)
}
