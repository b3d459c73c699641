import {
	type ButtonHTMLAttributes,
	type ReactNode,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react'
import type { Meanwhile } from '#app/ui/form-answer.ts'
import { AdminButton, adminButtonClass } from './button.tsx'
import { SavedMeanwhile } from './saved-meanwhile.tsx'

type Props = {
	/** Why the save was refused; not shown if it is known who saved it. */
	sentence: string
	meanwhile: Meanwhile | undefined
	/** "saved this text" */
	did: string
	/** The unsaved text on the screen. */
	text: string
	/** Props of the button that overwrites. */
	saveAnyway: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>
	/** A link to the other person's version; or how the unsaved text differs from it, and that version. */
	theirs: { href: string } | { differences: ReactNode; text?: string | undefined }
	/** Closes the notice; the text stays. */
	onClose?: () => void
}

type Shown = 'mine' | 'theirs'

/** Shown when somebody else has saved first: nothing is overwritten, and nothing typed is lost. */
export function ConflictNotice({ sentence, meanwhile, did, text, ...props }: Props) {
	const { saveAnyway, theirs, onClose } = props
	const theirText = 'text' in theirs ? theirs.text : undefined
	const [shown, show] = useState<Shown>()
	const [copied, setCopied] = useState<string>()

	async function copy() {
		try {
			await navigator.clipboard.writeText(text)
			setCopied(text)
		} catch {
			// Clipboard blocked: show the text selected, to be copied by keyboard.
			show('mine')
		}
	}

	return (
		<section
			aria-label="Saved meanwhile"
			className="grid gap-2 rounded-control border border-cinnabar bg-cinnabar-tint px-3 py-2 text-cinnabar-deep text-sm"
		>
			{/* Only what happened: what can be done about it changes while somebody types. */}
			<div role="alert" className="flex flex-wrap gap-x-2">
				{meanwhile && <SavedMeanwhile save={meanwhile} did={did} />}
				<p>{meanwhile ? 'Nothing was saved; your text is still here.' : sentence}</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<AdminButton type="button" onClick={copy}>
					{copied === text ? 'Copied' : 'Copy my text'}
				</AdminButton>
				<AdminButton {...saveAnyway}>Save anyway</AdminButton>
				{'href' in theirs && (
					<a href={theirs.href} target="_blank" rel="noreferrer" className={adminButtonClass()}>
						Show theirs
					</a>
				)}
				{theirText !== undefined && (
					<AdminButton
						type="button"
						aria-expanded={shown === 'theirs'}
						onClick={() => show(shown === 'theirs' ? undefined : 'theirs')}
					>
						Show theirs
					</AdminButton>
				)}
				{onClose && (
					<AdminButton type="button" look="quiet" onClick={onClose}>
						Close
					</AdminButton>
				)}
			</div>
			{shown === 'mine' && <ShownText label="My text" text={text} isSelected />}
			{shown === 'theirs' && theirText !== undefined && (
				<ShownText label="Their text" text={theirText} />
			)}
			{'differences' in theirs && theirs.differences}
		</section>
	)
}

type ShownTextProps = { label: string; text: string; isSelected?: boolean }

function ShownText({ label, text, isSelected = false }: ShownTextProps) {
	const id = useId()
	const field = useRef<HTMLTextAreaElement>(null)
	useEffect(() => {
		if (isSelected) field.current?.select()
	}, [isSelected])
	return (
		<div className="grid gap-1">
			<label htmlFor={id} className="font-medium">
				{label}
			</label>
			<textarea
				ref={field}
				id={id}
				readOnly
				rows={8}
				value={text}
				className="admin-words w-full rounded-control border border-edge bg-raised p-2 text-ink"
			/>
		</div>
	)
}
