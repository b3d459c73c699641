import { Pause, Play, Repeat1, SkipBack, SkipForward, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PlatformSound } from '#app/domain/speech/device-voice/voice-choice.ts'
import { hasChineseVoice, mayDeviceSpeak } from '#app/features/speech/device-voice/first-look.ts'
import { VoiceSelect } from '#app/features/speech/device-voice/voice-select.tsx'
import { whenVoicesChange } from '#app/features/speech/device-voice/when-voices-change.ts'
import type { AudioOwner } from '#app/features/speech/report-audio.tsx'
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
	/** The embedded voice made it: a device's own voice sounds better. */
	isEmbedded: boolean
}

export type SentenceAudio = { address: string; isEmbedded: boolean }

export type PlayerProps = {
	/** Undefined for a text without a recording, which the device speaks. */
	audio?: LessonAudio | undefined
	/** Where such a text's sentences are spoken by the platform, without the number of the sentence. */
	sentences?: SentenceAudio | undefined
	/** Whose audio it is, if its readers may report it. */
	owner?: AudioOwner
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

export type ControlsProps = PlayerProps & {
	platform: PlatformSound
	/** The device's voice speaks. */
	isDevice: boolean
	/** The part of the text that was heard already, from 0 to 1, before the device's voice was lost. */
	resumeAt: number | undefined
	/** The device's voice is gone, at this part of the text. */
	lose: (at: number) => void
	onPlay: () => void
	/** Looks again which voice was chosen. */
	choose: () => void
	/** The voice was just chosen here. */
	isChosen: boolean
}

/**
 * Plays a text with the platform's audio or the device's voice. The server knows no device, so the page
 * begins with the platform's. Voices load late; they change nothing once something was played. This is
 * a first look; the rule (`voice-choice.ts`) comes with the code of the device's voice, on the first play.
 */
export function Player(props: PlayerProps) {
	const { lessonKey } = props
	const sound = props.audio ?? props.sentences
	const platform = sound ? (sound.isEmbedded ? 'embedded' : 'good') : 'none'
	const [voice, setVoice] = useState<'platform' | 'device' | 'none'>(sound ? 'platform' : 'none')
	const [resumeAt, setResumeAt] = useState<number>()
	const isFixed = useRef(false)
	const isChosen = useRef(false)

	function look() {
		if (platform === 'none') setVoice(hasChineseVoice() ? 'device' : 'none')
		else setVoice(mayDeviceSpeak(platform === 'embedded') ? 'device' : 'platform')
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same for one platform
	useEffect(() => {
		const lookOnce = () => isFixed.current || look()
		lookOnce()
		return whenVoicesChange(lookOnce)
	}, [platform])

	if (voice === 'none') return null
	const isDevice = voice === 'device'
	return (
		<Controls
			key={voice}
			{...props}
			platform={platform}
			lessonKey={isDevice ? `${lessonKey} device` : lessonKey}
			isDevice={isDevice}
			resumeAt={resumeAt}
			isChosen={isChosen.current}
			lose={(at) => {
				isChosen.current = false
				setResumeAt(at)
				setVoice('platform')
			}}
			onPlay={() => {
				isFixed.current = true
			}}
			choose={() => {
				isChosen.current = true
				setResumeAt(undefined)
				look()
			}}
		/>
	)
}

/**
 * Play and pause, seeking, speed, and sentence by sentence. Nothing is loaded before the first click on
 * play. At its end the audio returns to the start and keeps its speed. Without JavaScript the play
 * button opens the audio file. A narrow bar has room for the play button alone: the others are in a popover
 * above it.
 */
function Controls(props: ControlsProps) {
	const { audio, isDevice, isChosen, choose } = props
	// Its own voice is the device's affair.
	const owner = isDevice ? undefined : props.owner
	const { hold, events, listening, ...playback } = usePlayback(props)
	const { isPlaying, isWaiting, speed, isLooping, sentences } = playback
	const more = useRef<HTMLDivElement>(null)
	// Whoever chose a voice there goes on there: its player is a new one.
	useLayoutEffect(() => {
		if (isChosen && matchMedia(narrowBar).matches) more.current?.showPopover()
	}, [isChosen])
	return (
		<section aria-label="Audio" className="player">
			{audio && !isDevice && <audio ref={hold} src={audio.src} preload="none" {...events} />}
			<form action={audio?.src}>
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
			<button
				type="button"
				popovertarget={moreId}
				aria-label="More controls"
				title="More controls"
				className="player-button player-more-button"
			>
				<SlidersHorizontal aria-hidden size={20} />
			</button>
			<div ref={more} id={moreId} popover="auto" className="player-more">
				<PlayerButton
					label="Previous sentence"
					className="player-previous"
					disabled={sentences !== 'ready'}
					onClick={() => playback.step(-1)}
				>
					<SkipBack aria-hidden size={20} />
				</PlayerButton>
				<PlayerButton
					label="Next sentence"
					className="player-next"
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
					audio={isDevice ? undefined : audio}
					sentences={isDevice ? undefined : props.sentences}
					owner={owner}
					pause={() => {
						if (isPlaying) playback.toggle()
						return playback.position.at * 1000
					}}
				/>
				{listening && sentences === 'ready' && (
					<listening.OwnPart speakers={listening.speakers} take={listening.takePart} />
				)}
				{listening && <listening.ReportAudio owner={owner} />}
				<DeviceVoiceSelect
					hasPlatform={props.platform !== 'none'}
					isDevice={isDevice}
					isFocused={isChosen}
					choose={choose}
				/>
			</div>
		</section>
	)
}

const moreId = 'player-more'

/** Where the bar has no room for all controls, as `player.css` has it. */
const narrowBar = '(max-width: 839px)'

type SelectProps = ComponentProps<typeof VoiceSelect>

/** For devices that have a voice. */
function DeviceVoiceSelect(props: SelectProps) {
	const [hasVoice, setHasVoice] = useState(false)
	useEffect(() => {
		const look = () => setHasVoice(hasChineseVoice())
		look()
		return whenVoicesChange(look)
	}, [])
	return hasVoice ? <VoiceSelect {...props} /> : null
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
