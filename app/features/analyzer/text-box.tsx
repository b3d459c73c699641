import { useNavigate } from '@remix-run/react'
import { Bookmark, FileText, Link2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { analyzerErrors } from '#app/domain/errors/analyzer.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useFileDrop } from '#app/ui/use-file-drop.ts'
import { useTypedText } from './use-typed-text.ts'

/** The form's id, for controls elsewhere on the page. */
export const textForm = 'analyzer-text'

type Props = {
	userId: string
	text: string
	isOwnText: boolean
	isBusy: boolean
	onTyping: () => void
	onText: (text: string) => void
}

/**
 * The input for typing, pasting, dropping or opening a text. A plain form until JavaScript has
 * loaded.
 */
export function TextBox({ userId, text, isOwnText, isBusy, onTyping, onText }: Props) {
	const toast = useToast()
	const showError = (problem: string) => toast({ tone: 'error', text: problem, durationMs: 6000 })
	const typed = useTypedText({ userId, text, isOwnText, onTyping, onText, onProblem: showError })
	const drop = useFileDrop(open)
	const navigate = useNavigate()

	async function open(file: File) {
		try {
			const { readTextFile } = await import('./text-file.ts')
			const read = await readTextFile(file)
			if (read.ok) typed.replace(read.value)
			else showError(read.error)
		} catch {
			// The file reader's code could not be loaded.
			showError(pageErrorText('text-file.unreadable'))
		}
	}

	/** Takes the text to the page of own texts: by this browser's storage, or, where that is blocked, as a form. */
	async function keep(form: HTMLFormElement) {
		try {
			const { handOver } = await import('./hand-over.ts')
			await handOver(userId, typed.area.current?.value ?? '')
			navigate('/texts/new?shared')
		} catch {
			form.action = '/texts/new'
			form.submit()
		}
	}

	async function copyLink() {
		let link = location.origin + location.pathname
		try {
			const { linkTo } = await import('./text-link.ts')
			link += await linkTo(typed.area.current?.value ?? '')
			await navigator.clipboard.writeText(link)
			toast({ tone: 'success', text: 'Link copied. It holds the text itself.' })
		} catch {
			// Clipboard blocked: put the link in the address bar, to be copied by hand.
			history.replaceState(history.state, '', link)
			showError(analyzerErrors['text-link.not-copied'])
		}
	}

	return (
		<form
			id={textForm}
			method="post"
			action="/tools/analyzer"
			className="grid gap-3"
			onSubmit={(event) => {
				event.preventDefault()
				if (isKept(event)) void keep(event.currentTarget)
				else typed.analyzeNow()
			}}
			{...drop.target}
		>
			<label htmlFor="analyzer-area" className="sr-only">
				Chinese text
			</label>
			<textarea
				id="analyzer-area"
				ref={typed.area}
				name="text"
				lang="zh-CN"
				rows={5}
				defaultValue={text}
				placeholder="Please input Chinese text here..."
				spellCheck={false}
				autoComplete="off"
				aria-describedby="analyzer-count"
				data-over={drop.isOver || undefined}
				className="field-sizing-content max-h-[40dvh] min-h-34 w-full resize-y rounded-card border border-edge bg-raised px-4 py-3 text-lg leading-relaxed placeholder:text-ink-quiet data-over:border-cinnabar data-over:bg-cinnabar-tint"
				{...typed.handlers}
			/>
			<div className="flex flex-wrap items-center gap-2">
				<Button isBusy={false} aria-busy={isBusy || undefined}>
					Analyze
				</Button>
				<FileButton className={buttonClass('secondary')} accept=".txt,text/plain" onFile={open}>
					<FileText aria-hidden size={18} />
					Open file
				</FileButton>
				<Button type="button" look="quiet" className={withScript} onClick={copyLink}>
					<Link2 aria-hidden size={18} />
					Copy link
				</Button>
				<Button look="quiet" formAction="/texts/new" name="intent" value={draftIntent}>
					<Bookmark aria-hidden size={18} />
					Keep this text
				</Button>
				<p
					ref={typed.counter}
					id="analyzer-count"
					className="ml-auto text-ink-quiet text-sm tabular-nums data-[over=true]:font-semibold data-[over=true]:text-cinnabar-deep"
				/>
			</div>
		</form>
	)
}

/** Fills the form of a new own text. */
const draftIntent = 'draft'

function isKept({ nativeEvent }: FormEvent): boolean {
	const { submitter }: { submitter?: unknown } = Object(nativeEvent)
	return submitter instanceof HTMLButtonElement && submitter.value === draftIntent
}

/** Hides controls that need JavaScript. */
const withScript = '[@media(scripting:none)]:hidden'
