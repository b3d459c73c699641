import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import { Ellipsis } from 'lucide-react'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { ItemStatusDot } from '#app/features/courses/admin/item-status-dot.tsx'
import { StatusSwitch } from '#app/features/courses/admin/status-switch.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime, UpdatedTime } from '#app/ui/admin/date-time.tsx'
import { useListState } from '#app/ui/admin/list-state.ts'
import { Menu, menuItemClass } from '#app/ui/admin/menu.tsx'
import { type Paging, searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import type { ListedArticle } from './list-articles.server.ts'

const heads = [
	{ name: '#', isNumber: true },
	'Title',
	'Level',
	'Audio',
	{ name: 'Order', isNumber: true },
	'Status',
	'Created',
	'Updated',
	'Action',
]

type Props = Paging & { articles: ListedArticle[] }

export function ArticlesTable({ articles, page, size }: Props) {
	const isBusy = useNavigation().state === 'loading'
	const first = (page - 1) * size + 1
	return (
		<Table
			caption="Articles"
			isWide
			heads={heads}
			isBusy={isBusy}
			emptyText="No articles found."
			rows={articles.map((article, index) => (
				<tr key={article.id}>
					<Cell of="#" isNumber>
						{first + index}
					</Cell>
					<Cell of="Title" isHead>
						<ArticleTitle article={article} />
					</Cell>
					<Cell of="Level">
						<span className="whitespace-nowrap">{courseLevelNames[article.level]}</span>
					</Cell>
					<Cell of="Audio">{article.hasAudio ? 'Yes' : '-'}</Cell>
					<Cell of="Order" isNumber>
						{article.orderNo}
					</Cell>
					<Cell of="Status">
						<ItemStatusDot
							status={article.status}
							hasChanges={article.hasChanges}
							publishAt={article.publishAt}
						/>
					</Cell>
					<Cell of="Created">
						<DateTime at={article.createdAt} />
					</Cell>
					<Cell of="Updated">
						<UpdatedTime {...article} />
					</Cell>
					<ActionCell>
						<RowActions article={article} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}

function ArticleTitle({ article }: { article: ListedArticle }) {
	const title = (
		<>
			<span lang="zh-CN">{article.title}</span>
			<span className="text-ink-soft">{article.enTitle}</span>
		</>
	)
	return (
		<Link
			to={tabPath({ kind: 'articles', id: article.id })}
			state={useListState()}
			className="grid hover:underline"
		>
			{title}
		</Link>
	)
}

const action =
	'inline-flex min-h-7 items-center whitespace-nowrap rounded-control px-1.5 font-medium text-ink-soft text-sm hover:bg-raised hover:text-ink hover:underline'

function RowActions({ article: { id, enTitle, status, version } }: { article: ListedArticle }) {
	const [search] = useSearchParams()
	const state = useListState()
	const dialogPath = (ask: string) => searchWith(withoutDialog(search), { ask, of: id })
	return (
		<span className="-ml-1.5 flex items-center max-xl:flex-wrap">
			<Link
				to={tabPath({ kind: 'articles', id }, 'Settings')}
				state={state}
				aria-label={`Edit: ${enTitle}`}
				className={action}
			>
				Edit
			</Link>
			<Link
				to={tabPath({ kind: 'articles', id })}
				state={state}
				aria-label={`Content: ${enTitle}`}
				className={action}
			>
				Content
			</Link>
			<Link
				to={dialogPath('audio')}
				state={opensDialog}
				preventScrollReset
				aria-label={`Audio: ${enTitle}`}
				className={action}
			>
				Audio
			</Link>
			<Menu
				label={
					<>
						<Ellipsis aria-hidden size={16} />
						<span className="sr-only">More: {enTitle}</span>
					</>
				}
			>
				<Link to={workingPath(`/articles/${id}`)} className={menuItemClass}>
					View saved article
				</Link>
				<StatusSwitch
					id={id}
					version={version}
					status={status}
					name={enTitle}
					className={menuItemClass}
				/>
				<Link
					to={dialogPath('delete')}
					state={opensDialog}
					preventScrollReset
					className={menuItemClass}
				>
					Delete
				</Link>
			</Menu>
		</span>
	)
}
