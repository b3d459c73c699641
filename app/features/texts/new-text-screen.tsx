import { Form, Link, useNavigation } from '@remix-run/react'
import { megabytes } from '#app/domain/megabytes.ts'
import { longestPart, longestTitle, mostBytes, mostTexts } from '#app/domain/texts/limits.ts'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { CheckField, Field, TextAreaField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { useFileDrop } from '#app/ui/use-file-drop.ts'
import { BackToTexts } from './back-to-texts.tsx'
import { FileRow } from './files/file-row.tsx'
import { PartsField } from './files/parts-field.tsx'
import { SharedNote } from './files/shared-note.tsx'
import { useTextFile } from './files/use-text-file.ts'

type Props = {
	answer: FormAnswer | undefined
	/** In bytes: how much the person's texts may still grow. */
	room: number
	/** The form's. */
	newId: string
}

/** The form of a new text. What was typed stays until it is kept. */
export function NewTextScreen({ answer, room, newId }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	const { form, state, open, close, isShared, keepShared, discardShared } = useTextFile()
	const drop = useFileDrop(open)
	const isFile = state.status === 'open'
	const { title = '', text = '', tags = '', joinLines } = answer?.typed ?? {}
	return (
		<main className="page grid max-w-[52rem] flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<BackToTexts />
			<h1 className="font-display text-3xl sm:text-4xl">Add a text</h1>
			<Form
				ref={form}
				method="post"
				action="/texts/new"
				encType="multipart/form-data"
				replace
				className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card data-over:outline-2 data-over:outline-indigo data-over:outline-offset-8"
				data-over={drop.isOver || undefined}
				{...drop.target}
			>
				<input type="hidden" name="id" value={newId} />
				<FileRow state={state} open={open} />
				{isShared && <SharedNote onKeep={keepShared} onDiscard={discardShared} />}
				{isFile && (
					<PartsField
						key={state.id}
						file={state.file}
						room={room}
						problem={fieldProblem(answer, 'text')}
						onClose={close}
					/>
				)}
				{state.status === 'none' && state.typed && (
					<input type="hidden" name="typedFile" value={JSON.stringify(state.typed)} />
				)}
				<div hidden={isFile} className="grid gap-3 [&[hidden]]:hidden">
					<TextAreaField
						label="Chinese text"
						name="text"
						lang="zh-CN"
						rows={10}
						defaultValue={text}
						problem={fieldProblem(answer, 'text')}
						hint={`Simplified or traditional. A text of more than ${longestPart.toLocaleString('en')} characters is divided into parts.`}
						placeholder="Paste a text here"
						spellCheck={false}
						autoComplete="off"
					/>
					<CheckField
						label="Join broken lines"
						name="joinLines"
						defaultChecked={joinLines === 'on'}
						hint="For lines that end inside of sentences, as in text copied from a PDF."
					/>
				</div>
				<Field
					label="Title (optional)"
					name="title"
					lang="zh-CN"
					defaultValue={title}
					maxLength={longestTitle}
					autoComplete="off"
					problem={fieldProblem(answer, 'title')}
					hint="Without one, the text is called by its first words."
				/>
				<Field
					label="Tags (optional)"
					name="tags"
					defaultValue={tags}
					autoComplete="off"
					problem={fieldProblem(answer, 'tags')}
					hint="With commas between them: novel, travel"
				/>
				<FormNotice answer={answer} />
				<div className="flex flex-wrap items-center gap-3">
					<Button name="intent" value="add" isBusy={isBusy} busyLabel="Saving...">
						Save and read
					</Button>
					<Link to="/texts" className={buttonClass('quiet')}>
						Cancel
					</Link>
				</div>
				<p className="text-ink-quiet text-sm">
					Only you can open your texts. You may keep {mostTexts} texts with {megabytes(mostBytes)}{' '}
					MB together, which is about 700,000 characters.
				</p>
			</Form>
		</main>
	)
}
