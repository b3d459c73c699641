import { Link } from '@remix-run/react'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type ImportAnswer, type ShownItem, wayField } from './import-answer.ts'
import { stateNames, wayNames } from './import-ways.ts'

type Props = { answer: ImportAnswer }

/** Shows what an import would do or has done, item by item. The choices belong to the form around it. */
export function ImportOutcome({ answer }: Props) {
	const { outcome, items, into, others = 0, isEmpty, editPath } = answer
	if (!items || !outcome) return null
	const isDone = outcome === 'imported'
	return (
		<>
			<Notice tone={isDone ? 'success' : 'info'}>
				{isDone ? doneText(items) : planText(items, isEmpty === true)}{' '}
				{isDone && editPath && (
					<Link to={editPath} className="underline">
						Open it
					</Link>
				)}
			</Notice>
			<Table
				caption="What is in the file"
				heads={['Title', 'Slug', 'Here', isDone ? 'Done' : 'Import']}
				emptyText=""
				rows={items.map((item) => (
					<tr key={item.slug}>
						<Cell of="Title" isHead>
							<span className="inline-grid">
								<span lang="zh-CN">{item.title.zh}</span>
								<span className="font-normal text-ink-soft text-xs">{item.title.en}</span>
							</span>
						</Cell>
						<Cell of="Slug">
							<span className="wrap-anywhere">{item.slug}</span>
						</Cell>
						<Cell of="Here">
							<span className="inline-grid max-w-prose">
								<span>{stateNames[item.state]}</span>
								<span className="wrap-anywhere text-ink-soft text-xs">{detailOf(item)}</span>
							</span>
						</Cell>
						<Cell of={isDone ? 'Done' : 'Import'}>
							<Way item={item} into={into?.title} isDone={isDone} />
						</Cell>
					</tr>
				))}
			/>
			{others > 0 && (
				<p className="text-ink-soft">
					{others === 1
						? 'One lesson of the course is not in the file and stays as it is.'
						: `${others} lessons of the course are not in the file and stay as they are.`}
				</p>
			)}
		</>
	)
}

type WayProps = { item: ShownItem; into: string | undefined; isDone: boolean }

function Way({ item, into, isDone }: WayProps) {
	const { slug, newSlug, way, ways, title } = item
	const isOther = way === 'new-slug'
	return (
		<span className="inline-grid gap-1">
			{isDone || ways.length === 1 ? (
				<span>{isDone ? doneNames[way] : wayNames[way]}</span>
			) : (
				<select
					// Each answer may offer other ways.
					key={ways.join()}
					name={wayField + slug}
					defaultValue={way === ways[0] ? '' : way}
					aria-label={`Import: ${title.en}`}
					className="min-h-9 rounded-control border border-edge bg-raised px-2 text-sm"
				>
					{ways.map((one, index) => (
						// Left alone, it follows what the next answer offers first.
						<option key={one} value={index === 0 ? '' : one}>
							{wayNames[one]}
						</option>
					))}
				</select>
			)}
			{isOther && <span className="wrap-anywhere text-ink-soft text-xs">as {newSlug}</span>}
			{into !== undefined && (
				<span className="wrap-anywhere text-ink-soft text-xs">
					as the last lesson of “
					<WithHanzi text={into} />”
				</span>
			)}
		</span>
	)
}

const doneNames: Record<ShownItem['way'], string> = {
	add: 'Added',
	replace: 'Replaced',
	'new-slug': 'Added',
	skip: 'Left out',
}

function detailOf({ inTheWay, changes }: ShownItem): string {
	return inTheWay ? `by “${inTheWay}”` : changes.join(', ')
}

function planText(items: readonly ShownItem[], isEmpty: boolean): string {
	if (isEmpty) return 'Nothing would change: everything in this file is here already or left out.'
	return `Nothing was changed yet. ${sumOf(items)} New items start as Disabled. Text, notes and exercises that learners see wait to be published.`
}

function doneText(items: readonly ShownItem[]): string {
	return `The file was imported. ${sumOf(items)}`
}

/** "New: 5. Replaced: 2. Left as they are: 1." */
function sumOf(items: readonly ShownItem[]): string {
	const added = items.filter(({ way }) => way === 'add' || way === 'new-slug').length
	const replaced = items.filter(({ way }) => way === 'replace').length
	const same = items.length - added - replaced
	return `New: ${added}. Replaced: ${replaced}. Left as they are: ${same}.`
}

/** The problems of the files, each with its file and line. */
export function FileProblems({ answer }: Props) {
	const { fileProblems = [], fileProblemCount = 0 } = answer
	if (fileProblems.length === 0) return null
	return (
		<>
			<Table
				caption="Problems"
				heads={['File', { name: 'Line', isNumber: true }, 'Problem']}
				emptyText=""
				rows={fileProblems.map(({ file, line, text }) => (
					<tr key={`${file} ${line} ${text}`}>
						<Cell of="File" isHead>
							<span className="wrap-anywhere">{file || 'The zip'}</span>
						</Cell>
						<Cell of="Line" isNumber>
							{line ?? '-'}
						</Cell>
						<Cell of="Problem">
							<span className="wrap-anywhere">{text}</span>
						</Cell>
					</tr>
				))}
			/>
			{fileProblemCount > fileProblems.length && (
				<p className="text-ink-soft">
					The first {fileProblems.length} of {fileProblemCount} problems.
				</p>
			)}
		</>
	)
}
