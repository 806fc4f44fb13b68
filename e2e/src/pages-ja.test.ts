import { testPagesIn } from './pages.ts'

testPagesIn('ja')
