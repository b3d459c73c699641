import { Link } from '@remix-run/react'
import { sectionNames, sectionOf, sectionSlug } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import type { ReadingPage } from '#app/features/lessons/read-lesson.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'

type Props = Pick<ReadingPage, 'lesson' | 'parent' | 'cover'>

/** A lesson's breadcrumb, cover, titles and description. */
export function LessonHead({ lesson, parent, cover }: Props) {
	const section = sectionOf(lesson)
	return (
		<header className="grid gap-5">
			<Breadcrumb
				parts={[
					<Link key="courses" to="/courses" className="hover:underline">
						Courses
					</Link>,
					...(parent
						? [
								parent.isOpen ? (
									<Link key="course" to={`/courses/${parent.slug}`} className="hover:underline">
										{parent.title.en}
									</Link>
								) : (
									parent.title.en
								),
							]
						: []),
					lesson.title.en,
				]}
			/>
			<div className="card overflow-hidden">
				<Cover src={cover.src} hanzi={lesson.title.zh} mode={cover.mode} isFirst />
			</div>
			<div className="wrap-anywhere grid gap-3">
				<h1 className="font-display text-3xl md:text-4xl">{lesson.title.en}</h1>
				<p className="flex flex-wrap items-center gap-1.5">
					<Chip>{courseLevelNames[lesson.level]}</Chip>
					<Link to={`/courses/category/${sectionSlug(section)}`}>
						<Chip tone="indigo">{sectionNames[section]}</Chip>
					</Link>
					{lesson.isFree && <Chip tone="jade">Free</Chip>}
				</p>
				{lesson.description.en && (
					<p className="max-w-prose text-ink-soft">{lesson.description.en}</p>
				)}
			</div>
		</header>
	)
}
