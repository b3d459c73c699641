import { Form, Link } from '@remix-run/react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { hskLevels, spellHskLevel } from '#app/domain/hsk/level.ts'
import { type Preview, workingPath } from '#app/domain/publishing/preview.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'

type Props = {
	owner: TextOwner
	/** Where learners read it. */
	readingPath: string
	/** Whether a free account may open it. */
	isFree: boolean
	/** Whether learners see it. */
	isLive: boolean
	/** Whether the lesson itself is enabled, whatever its course is. */
	isEnabled: boolean
	/** Set if the page shows the text as it was last saved. */
	preview: (Preview & { hasChanges: boolean }) | undefined
}

/** Tells an administrator whether learners see this text as it is here, and leads to its editor. */
export function EditorsNote({ owner, readingPath, isFree, preview, ...standing }: Props) {
	const { isLive } = standing
	const noun = owner.kind === 'lessons' ? 'lesson' : 'article'
	const isSeen = isLive && !preview?.hasChanges
	return (
		<div
			data-live={isSeen || undefined}
			className="grid gap-2 rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm data-live:border-line data-live:bg-sunken data-live:text-ink-soft"
		>
			<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				{noteText({ ...standing, noun, hasChanges: preview?.hasChanges ?? false })}
				<Link to={tabPath(owner)} className="font-medium underline">
					Back to the editor
				</Link>
				{preview ? (
					<Link to={readingPath} className="underline">
						Published version
					</Link>
				) : (
					<Link to={workingPath(readingPath)} className="underline">
						Preview what is saved
					</Link>
				)}
			</p>
			{preview && <PreviewForm {...{ noun, readingPath, isFree, preview }} />}
		</div>
	)
}

type Noun = 'lesson' | 'article'

type Standing = { noun: Noun; isLive: boolean; isEnabled: boolean; hasChanges: boolean }

function noteText({ noun, isLive, isEnabled, hasChanges }: Standing): string {
	if (hasChanges) return 'Learners cannot see this yet. These changes are not published.'
	if (isLive) return `Learners see this ${noun}.`
	return isEnabled
		? 'Learners don’t see this lesson yet: it is enabled, but its course is not.'
		: `Learners don’t see this ${noun} yet.`
}

type FormProps = { noun: Noun; readingPath: string; isFree: boolean; preview: Preview }

const field = 'min-h-8 rounded-control border border-edge bg-paper px-2 text-ink'

/** The reader whom the preview is for. */
function PreviewForm({ noun, readingPath, isFree, preview }: FormProps) {
	const { level, account, isNarrow } = preview
	const isRefused = account === 'free' && !isFree
	return (
		<>
			<Form
				method="get"
				action={readingPath}
				preventScrollReset
				className="flex flex-wrap items-center gap-x-4 gap-y-2"
			>
				<input type="hidden" name="view" value="working" />
				<label className="flex items-center gap-2">
					As
					<select name="as" defaultValue={level ?? ''} className={field}>
						<option value="">my own level</option>
						{hskLevels.map((one) => (
							<option key={one} value={one}>
								{spellHskLevel(one)}
							</option>
						))}
					</select>
				</label>
				{noun === 'lesson' && <AccountField account={account} />}
				<label className="flex items-center gap-2">
					<input type="checkbox" name="narrow" defaultChecked={isNarrow} />
					Telephone
				</label>
				<button type="submit" className={`${field} font-medium`}>
					Show
				</button>
			</Form>
			{isRefused && <p>A free account cannot open this {noun}: it is for members.</p>}
			{noun === 'article' && <p>Free accounts and members read the same.</p>}
		</>
	)
}

function AccountField({ account }: Pick<Preview, 'account'>) {
	return (
		<label className="flex items-center gap-2">
			Account
			<select name="account" defaultValue={account} className={field}>
				<option value="member">Member</option>
				<option value="free">Free</option>
			</select>
		</label>
	)
}
