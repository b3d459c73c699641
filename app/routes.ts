/** The sitemap: every URL of the product and the file that answers it. */
import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
	index('routes/visitor/landing.tsx'),
	route('login', 'routes/visitor/login.tsx'),
	route('register', 'routes/visitor/register.tsx'),
	route('register-success', 'routes/visitor/register-success.tsx'),
	route('forgot-password', 'routes/visitor/forgot-password.tsx'),
	route('reset-password', 'routes/visitor/reset-password.tsx'),
	route('settings', 'routes/learn/settings.tsx'),
	route('sign-out', 'routes/resources/sign-out.ts'),

	route('courses', 'routes/learn/courses.tsx'),
	route('courses/category/:category', 'routes/learn/category.tsx'),
	route('courses/:slug', 'routes/learn/course.tsx'),
	route('courses/lessons/:slug', 'routes/learn/lesson.tsx'),
	route('articles', 'routes/learn/articles.tsx'),
	route('articles/:id', 'routes/learn/article.tsx'),
	route('progress', 'routes/resources/progress.ts'),
	route('preferences/reader', 'routes/resources/reader-preferences.ts'),

	route('nls/tts', 'routes/resources/pronunciation.ts'),
	route('api/v1/tokenize', 'routes/resources/tokenize.ts'),
	route('api/v1/tts/:step', 'routes/resources/speech-jobs.ts'),
	route('api/v1/articles', 'routes/resources/article-list.ts'),
	route('api/v1/articles/:id', 'routes/resources/article-text.ts'),
	route('media/waiting-audio/:job', 'routes/resources/waiting-audio.ts'),
	route('media/lessons/:id/audio/:file', 'routes/resources/lesson-audio.ts'),
	route('media/articles/:id/audio/:file', 'routes/resources/article-audio.ts'),

	route('tools/analyzer', 'routes/learn/analyzer.tsx'),
	route('tools/analyzer/analysis', 'routes/resources/analysis.ts'),
	route('tools/analyzer/translation', 'routes/resources/analysis-translation.ts'),
	route('words', 'routes/resources/word-entries.ts'),
	route('admin/readings', 'routes/resources/readings.ts'),
	route('admin/lessons/:id/text', 'routes/resources/lesson-text.ts'),

	route('flashcards', 'routes/learn/flashcards.tsx'),
	route('flashcards/study/:deckSlug', 'routes/learn/study.tsx'),
	route('flashcards/stats', 'routes/learn/stats.tsx'),
	route('flashcards/reviews', 'routes/resources/review.ts'),
	route('saved-words', 'routes/resources/saved-words.ts'),

	route('admin/covers', 'routes/resources/cover-upload.ts'),
	route('admin/audio', 'routes/resources/audio-upload.ts'),
	route('admin', 'routes/admin/layout.tsx', [
		index('routes/admin/start.ts'),
		route('overview', 'routes/admin/overview.tsx'),
		route('vocab', 'routes/admin/vocabulary.tsx'),
		route('lessons/:id/content', 'routes/admin/lesson-content.tsx'),
		route('lessons/:id/segment', 'routes/admin/lesson-segment.tsx'),
		route('lessons/:lessonId/exercises/edit', 'routes/admin/lesson-exercises.tsx'),
		route('courses', 'routes/admin/courses.tsx'),
		route('courses/:id', 'routes/admin/course.tsx'),
		route('users', 'routes/admin/users.tsx'),
		route('settings', 'routes/admin/settings.tsx'),
	]),

	route('*', 'routes/visitor/not-found.tsx'),
] satisfies RouteConfig
