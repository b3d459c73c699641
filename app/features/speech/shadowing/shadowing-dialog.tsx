import { ChevronLeft, ChevronRight, Mic, Play, Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { linesIn, type Melody, movementIn } from '#app/domain/speech/pitch/melody.ts'
import { toneShapes, withThirdTonesChanged } from '#app/domain/speech/pitch/tone-shapes.ts'
import { keptVoice } from '#app/features/speech/device-voice/voice-memory.ts'
import type { LessonAudio, SentenceAudio } from '#app/features/speech/player/player.tsx'
import { type AudioOwner, ReportSentence } from '#app/features/speech/report-audio.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { PractisedSentence } from './practised-sentence.ts'
import { recordingFailureText } from './recorder.ts'
import { SyllableCell } from './syllable-cell.tsx'
import { type Activity, useShadowing } from './use-shadowing.ts'

type Props = {
	/** Undefined where this device's voice speaks. */
	audio: LessonAudio | undefined
	sentences: SentenceAudio | undefined
	/** Whose audio it is, if its readers may report it. */
	owner: AudioOwner | undefined
	startMs: number
	onClose: () => void
}

const noSounds = { audio: undefined, sentences: undefined }

/** The present step, for everybody and for screen readers. */
const states: Record<Activity, string> = {
	idle: '',
	hearing: 'Listen.',
	asking: 'Your browser asks whether it may use the microphone.',
	recording: 'Recording. Speak now, then press Stop.',
	playing: 'Playing your recording.',
}

/** Hear a sentence, say it after the voice, and see both melodies. A sheet on telephones. */
export function ShadowingDialog({ startMs, owner, onClose, ...props }: Props) {
	// A person who chose this device's voice hears it here too.
	const [{ audio, sentences: spoken }] = useState(() =>
		keptVoice().kind === 'device' ? noSounds : props,
	)
	const dialog = useRef<HTMLDialogElement>(null)
	const practice = useShadowing({ audio, spoken, startMs })
	const { sentences, at, sentence, activity, failure, isReady, own } = practice
	const [isPinyinShown, setPinyinShown] = useState(isPinyinOnPage)
	const isRecording = activity === 'recording'

	// A button that is switched off loses the focus; Tab then goes on from the dialog.
	useEffect(() => {
		if (document.activeElement === document.body) dialog.current?.focus()
	})

	// On the document: a focused button that is switched off loses the focus only later.
	useEffect(() => {
		document.addEventListener('keydown', onKeyDown)
		return () => document.removeEventListener('keydown', onKeyDown)
	})

	function onKeyDown(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey || event.key.length === 0) return
		// A report is written in a dialog above this one.
		if (event.target instanceof Element && event.target.closest('dialog:not(.shadowing)')) return
		const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
		const button = dialog.current?.querySelector<HTMLButtonElement>(
			`[aria-keyshortcuts="${CSS.escape(key)}"]`,
		)
		if (!button || event.repeat) return
		event.preventDefault()
		button.click()
	}

	return (
		<Dialog
			dialog={dialog}
			title="Repeat after the speaker"
			className="shadowing"
			onClose={onClose}
			tools={
				<button
					type="button"
					aria-pressed={isPinyinShown}
					onClick={() => setPinyinShown(!isPinyinShown)}
					className="min-h-11 rounded-control border border-line px-3 text-sm aria-pressed:border-jade aria-pressed:bg-jade-tint aria-pressed:text-jade"
				>
					Pinyin
				</button>
			}
		>
			{sentence && (
				<p className="-mt-3 text-ink-quiet text-sm tabular-nums">
					Sentence {at + 1} of {sentences.length}
				</p>
			)}
			{sentence ? (
				<Curves
					sentence={sentence}
					voice={practice.voice}
					own={own?.melody}
					isByDevice={!audio && !spoken}
					isPinyinShown={isPinyinShown}
				/>
			) : (
				!failure && <Skeleton className="h-32 w-full" />
			)}
			<p role="status" className="min-h-6 text-center text-ink-soft text-sm">
				{sentence && !isReady && !failure ? 'Loading the audio...' : states[activity]}
			</p>
			{failure && <Notice tone="error">{recordingFailureText(failure)}</Notice>}
			<div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto] gap-2 *:px-2.5 *:whitespace-nowrap sticky bottom-0 -my-2 bg-raised py-2 sm:grid-cols-[auto_repeat(4,minmax(0,1fr))_auto]">
				<Button
					type="button"
					look="secondary"
					aria-label="Previous sentence"
					aria-keyshortcuts="ArrowLeft"
					disabled={at === 0}
					onClick={() => practice.step(-1)}
				>
					<ChevronLeft aria-hidden size={20} />
				</Button>
				<Button
					type="button"
					look="secondary"
					aria-keyshortcuts="H"
					disabled={!isReady || isRecording}
					onClick={practice.hear}
				>
					<Volume2 aria-hidden size={20} />
					Hear
				</Button>
				<Button
					type="button"
					aria-keyshortcuts="R"
					disabled={!isReady || activity === 'asking'}
					onClick={isRecording ? practice.stopRecording : practice.record}
				>
					{isRecording ? (
						<Square aria-hidden size={18} className="fill-current" />
					) : (
						<Mic aria-hidden size={20} />
					)}
					{isRecording ? 'Stop' : 'Record'}
				</Button>
				<Button
					type="button"
					look="secondary"
					aria-keyshortcuts="M"
					disabled={!own || isRecording}
					onClick={() => practice.playOwn(false)}
					className="max-sm:col-span-2 max-sm:row-start-2"
				>
					<Play aria-hidden size={18} />
					Play mine
				</Button>
				<Button
					type="button"
					look="secondary"
					aria-keyshortcuts="B"
					disabled={!own || isRecording}
					onClick={() => practice.playOwn(true)}
					className="max-sm:col-span-2 max-sm:row-start-2"
				>
					Play both
				</Button>
				<Button
					type="button"
					look="secondary"
					aria-label="Next sentence"
					aria-keyshortcuts="ArrowRight"
					disabled={at >= sentences.length - 1}
					onClick={() => practice.step(1)}
					className="max-sm:col-start-4 max-sm:row-start-1"
				>
					<ChevronRight aria-hidden size={20} />
				</Button>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<p className="text-ink-quiet text-sm">
					Your recording never leaves this device. It is gone when you close this.
				</p>
				{owner && audio && sentence && <ReportSentence owner={owner} sentence={sentence.text} />}
			</div>
		</Dialog>
	)
}

/** The reader's own choice for the text. */
function isPinyinOnPage(): boolean {
	return document.querySelector('.text')?.closest('[data-pinyin="off"]') === null
}

type CurvesProps = {
	sentence: PractisedSentence
	voice: Melody | undefined
	own: Melody | undefined
	isByDevice: boolean
	isPinyinShown: boolean
}

function Curves({ sentence, voice, own, isByDevice, isPinyinShown }: CurvesProps) {
	const { syllables } = sentence
	const shapes = isByDevice ? toneShapes(syllables) : []
	const said = withThirdTonesChanged(syllables)
	return (
		<div className="grid gap-3">
			<ol aria-label="Sentence" className="flex flex-wrap gap-y-3">
				{syllables.map((syllable, index) => (
					<SyllableCell
						// biome-ignore lint/suspicious/noArrayIndexKey: syllables have no other identity
						key={index}
						syllable={syllable}
						said={said[index]}
						isPinyinShown={isPinyinShown}
						voice={isByDevice ? [shapes[index] ?? []] : voice ? linesIn(voice, index) : []}
						own={own ? linesIn(own, index) : []}
						description={description(voice, own, index)}
					/>
				))}
			</ol>
			<p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-soft text-sm">
				<span className="inline-flex items-center gap-2">
					<i aria-hidden className="h-1.5 w-6 rounded-full bg-edge" />
					{isByDevice ? 'The tones' : 'The voice'}
				</span>
				<span className="inline-flex items-center gap-2">
					<i aria-hidden className="h-0.75 w-6 rounded-full bg-indigo" />
					You
				</span>
				<span className="text-ink-quiet">
					{isByDevice
						? 'This device’s voice can’t be measured, so the tones are drawn as books show them. '
						: 'Pitch is scaled to each voice. '}
					{own ? 'Where your syllables begin is estimated.' : ''}
				</span>
			</p>
		</div>
	)
}

/** The lines in words. Nothing is judged. */
function description(voice: Melody | undefined, own: Melody | undefined, index: number): string {
	const parts = [
		voice && `The voice ${movementIn(voice, index) ?? 'was not measured here'}`,
		own && `Yours ${movementIn(own, index) ?? 'was not measured here'}`,
	]
	return parts.filter(Boolean).join('. ')
}
