import { Pause, Play, Repeat1, SkipBack, SkipForward } from 'lucide-react'
import { PracticeButton } from './practice-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { usePlayback } from './use-playback.ts'

/** A text's audio, as its page knows it before anything of it is loaded. */
export type LessonAudio = {
	/** The address of an MP3 under /media. */
	src: string
	/** The address of its timings (`SpeechTimings`), JSON under /media. */
	timings: string
	/** SHA-256 of the current text. Timings of another text are ignored. */
	textHash: string
}

export type PlayerProps = {
	audio: LessonAudio
	/** The key under which the user's position is remembered. */
	lessonKey: string
	userId: string
	/** Shown by the system's media controls. */
	title: string
	artist?: string | undefined
	/** Address of a picture. */
	cover?: string | null
	/** Reloads the page's data. */
	reload: () => void
}

/**
 * Plays a lesson: play and pause, seeking, speed, and sentence by sentence. Nothing is loaded
 * before the first click on play. At its end the audio returns to the start and keeps its speed.
 * Without JavaScript the play button opens the audio file.
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
				className="min-w-[52px] font-medium text-sm tabular-nums"
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
			<PracticeButton
				audio={props.audio}
				pause={() => {
					if (isPlaying) playback.toggle()
					return playback.position.at * 1000
				}}
			/>
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
