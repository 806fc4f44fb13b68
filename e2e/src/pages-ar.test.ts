import { testPagesIn } from './pages.ts'

testPagesIn('ar')
