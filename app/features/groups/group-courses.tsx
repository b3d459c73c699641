import { Form, Link } from '@remix-run/react'
import { coursePath } from '#app/domain/publishing/text-tabs.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { groupPath } from './group-search.ts'
import type { GroupPage } from './read-group.server.ts'

/** The courses that members can open, and the form that adds to it. */
export function GroupCourses({
	group,
	items,
	others,
}: Pick<GroupPage, 'group' | 'items' | 'others'>) {
	return (
		<>
			<Table
				caption="Private courses and lessons"
				heads={['Title', 'Type', 'Action']}
				emptyText="Nothing is shared with this group yet."
				rows={items.map(({ id, type, title, isPrivate }) => (
					<tr key={id}>
						<Cell of="Title" isHead>
							<span lang="zh-CN">{title.zh}</span> <span className="font-normal">{title.en}</span>
							{!isPrivate && (
								<span className="block text-amber text-xs">
									No longer private: everybody can open it.
								</span>
							)}
						</Cell>
						<Cell of="Type">{type === 'course' ? 'Course' : 'Lesson'}</Cell>
						<ActionCell>
							<span className="flex flex-wrap gap-1">
								{isPrivate && (
									<Link
										to={`${coursePath(id)}/progress?group=${encodeURIComponent(group.id)}`}
										aria-label={`Progress: ${title.en}`}
										className={adminButtonClass('quiet')}
									>
										Progress
									</Link>
								)}
								<Form method="post" action={groupPath(group.id)} replace preventScrollReset>
									<input type="hidden" name="intent" value="unshare" />
									<input type="hidden" name="lesson" value={id} />
									<AdminButton look="quiet" aria-label={`Stop sharing: ${title.en}`}>
										Stop sharing
									</AdminButton>
								</Form>
							</span>
						</ActionCell>
					</tr>
				))}
			/>
			{others.length > 0 && !group.isDeleted && (
				<Form
					method="post"
					action={groupPath(group.id)}
					replace
					preventScrollReset
					className="grid max-w-prose justify-items-start gap-2"
				>
					<input type="hidden" name="intent" value="share" />
					<div className="w-full min-w-0">
						<SelectField
							label="Share with this group"
							name="lesson"
							required
							hint="Members who were not told before get one email."
						>
							{others.map(({ id, type, title }) => (
								<option key={id} value={id}>
									{title.en} ({type})
								</option>
							))}
						</SelectField>
					</div>
					<AdminButton look="primary">Share</AdminButton>
				</Form>
			)}
		</>
	)
}
